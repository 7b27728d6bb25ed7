import type { SearchTerms } from './search-terms.ts';

export const esTerms: SearchTerms = {
  fillers:
    'a al aquí con cómo cuál cuándo de del dónde el ella en es esta este hay ir la las lo los mi o para por qué que se son su un una unos y yo',
  facts: {
    free: 'gratis, gratuito, entrada libre',
    families: 'familia, familias, niños',
    openLate: 'tarde, abierto hasta tarde, abierto tarde',
    weekend: 'fin de semana',
    event: 'evento, eventos',
    location: 'lugar',
    artwork: 'arte, obra',
    stepFree: 'sin escalones, sin barreras',
    stepFreeToilet: 'aseo, aseo accesible, baño accesible',
    quiet: 'tranquilo, sala tranquila',
    hearingLoop: 'bucle magnético, bucle de inducción',
  },
  today: 'hoy',
  tomorrow: 'mañana',
  synonyms: `
horario, horarios, horas de apertura > abierto, apertura, cierre, cerrado, horas
llegar, acceso > llegar, llego, autobús, tren, ruta
tranvía, autobús, bus
aparcamiento, aparcar, parking, estacionamiento > aparcar, parking, coche
aseos, aseo, baño, baños, servicios, wc
accesible, accesibilidad, silla de ruedas, discapacitado, discapacidad, sin escalones
cambiador, bebé
cochecito, carrito
familia, familias, niño, niños, niña
restaurante, comer, comida, cenar, almuerzo, cocina > restaurante, comer, comida, cenar, beber
cerveza, bar, cervecería, pub
ostra, pescado, mejillón, cangrejo > marisco
panadería, panadero > pan, desayuno
café > té, cafetería
helado, heladería
bicicleta, bici, ciclismo
alquiler, alquilar
película, cine
concierto, banda, jazz, orquesta, órgano > música, concierto
fuegos artificiales, pirotecnia
mercado, mercadillo
carrusel, tiovivo
parque infantil, juegos
faro, luz
canoa, kayak
ferry, barco, transbordador
hotel, alojamiento, dormir, habitación
tienda, comercio > tienda, compras, recuerdos, regalo
librería, libro
galería, exposición, museo
arte, obra, escultura
diciembre > navidad
oficina, oficinas, local
empleo, trabajo, trabajar, puesto
contacto > teléfono, llamar, correo, dirección, objetos perdidos
wifi, wi fi, internet
perro, perros, mascota
plano, mapa
restauración, renovación, obras
historia, patrimonio
entrada, entradas, billete, precio
tiempo, meteorología
nadar, baño
prensa, medios
lluvia, llueve, mal tiempo
equipaje, maleta, maletas, consigna
`,
};
