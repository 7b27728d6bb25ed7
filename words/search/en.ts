import type { SearchTerms } from './search-terms.ts';

export const enTerms: SearchTerms = {
  fillers:
    'a allowed an and any are at be bring by can cost costs do does find for friendly from get go have here how i in is it me much my near need next of on or our price prices s t that the there this to we what whats when where which who with you your',
  facts: {
    free: 'free, free of charge, no charge',
    families: 'family, families, kids, children',
    openLate: 'late, open late, late night',
    weekend: 'weekend',
    event: 'event, events',
    location: 'place',
    artwork: 'art, artwork',
    stepFree: 'step free',
    stepFreeToilet: 'toilet, step free toilet, accessible toilet, disabled toilet',
    quiet: 'quiet, calm, quiet room',
    hearingLoop: 'hearing loop, induction loop',
  },
  today: 'today, tonight',
  tomorrow: 'tomorrow',
  synonyms: `
opening hours, opening times, open hours, business hours, closing time
opening hours > hours, open, opening, closing, closed, times
getting here, directions, get there, way here > directions, get there, getting here, arrive, transport, transit, bus, train, route
by tram > tram, bus, trolley, public transport
parking, car park, parking lot, garage > park, car park, parking lot, garage
restroom, toilet, bathroom, wc, washroom, lavatory, loo
family room, changing table, baby changing > baby, nappy, diaper, baby changing, nursing
accessible, accessibility, disabled, wheelchair, step free, disability, barrier free, mobility
hearing loop, induction loop, t coil
hearing loop, induction loop > hard of hearing, deaf
stroller, pushchair, pram, buggy
family, families, kid, child, children, toddler > family, families, kid, child, children, toddler, things to do
dining > restaurant, food, lunch, dinner, eat, drink, meal, kitchen, menu
restaurant, dining > food, lunch, dinner, eat
taproom, brewery, beer > beer, pub, bar, ale, brewery, drinks, cocktails
cocktail, cocktails, rooftop > bar, drinks, cocktails
oyster, crab, lobster, mussel, fish > seafood
bakery, baker > bread, breakfast, pastry, sourdough, cake
coffee > cafe, espresso, cappuccino, tea, coffee shop
ice cream, icecream, gelato, ice lolly
ice cream, icecream > ice cream shop, ice cream parlor, ice cream parlour
bike, bicycle, cycle, cycling, e bike
hire, rental, rent, loan
movie, film, cinema
brass, band, jazz, choir, orchestra, organ > music, concert, gig, live music
concert, music, gig
pavilion > concert hall, hall, venue
fireworks > firework display, independence day, july 4th, fourth of july, 4th of july
market > farmers market, stall, flea market
yoga, pilates, stretching
carousel, merry go round, roundabout
playground, play area, play ground, playpark
lighthouse, light house
head light, light station > lighthouse, beacon
canoe, kayak, paddle, canoeing, kayaking
ferry, boat trip, boat, ship, cruise
ferry > timetable, departures
canceled, cancelled
photo, photograph, photographer, photography
hotel, accommodation, lodging, stay, overnight
shop, store, retail, shopping, boutique > shop, store, shopping, souvenirs, gift, gifts
bookshop, bookstore, books
gallery, exhibition, museum
art, artwork, sculpture, mural, installation
winter lights > christmas, christmas lights, xmas, holiday lights
december > christmas
leasing, lease, let > rent, lease, office, offices, space
office, offices, office space, workspace, coworking
job, career, vacancy, employment, work here, working here, position > job, career, vacancy, employment
team, staff, people
volunteer, volunteering
contact > phone, phone number, telephone, call, email, e mail, address, lost, lost property, lost and found
email, e mail, mail
wifi, wi fi, internet
dog, dogs, pet, pets
map, plan
restoration, revitalization, renovation, rebuilding
history, heritage
privacy > cookies, data protection
ticket, admission
events > tickets, programme, program, schedule, what s on, whats on
price, cost, fee
swim, swimming, bathing
weather, forecast
press, media, journalist
wedding, weddings, party, private hire
atm, cash machine
rain, rainy, bad weather
luggage, baggage, suitcase, locker, lockers, left luggage
`,
};
