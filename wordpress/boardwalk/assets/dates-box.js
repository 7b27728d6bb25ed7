// The next dates of an event and what is wrong, in the form without the block editor. Without script it is saved just the same.
(() => {
  const { sayDates } = window.boardwalkDates;

  function element(tag, text, className = '') {
    return Object.assign(document.createElement(tag), { textContent: text, className });
  }

  /** Reads the fields of the form as WordPress would store them. */
  function read(form, name) {
    const data = new FormData(form);
    const text = (part) => data.get(`${name}${part}`) ?? '';
    const numbers = (part) => data.getAll(`${name}[${part}][]`).filter(Boolean).map(Number);
    const days = [];
    for (let row = '[days][0]'; data.has(`${name}${row}[date]`); row = `[days][${days.length}]`) {
      const parts = ['date', 'change', 'from', 'until', 'note'];
      days.push(Object.fromEntries(parts.map((part) => [part, text(`${row}[${part}]`)])));
    }
    return {
      start: data.get('boardwalk[boardwalk_start]') ?? '',
      end: data.get('boardwalk[boardwalk_end]') ?? '',
      dates: {
        repeats: text('[repeats]'),
        interval: Number(text('[interval]')),
        weekdays: numbers('weekdays'),
        weeks: numbers('weeks'),
        until: text('[until]'),
        count: Number(text('[count]')),
        days,
      },
    };
  }

  /** Says beside an input what is wrong with it. */
  function tell(input, message = '') {
    if (!input) return;
    const id = `${input.name}-problem`;
    const place = document.getElementById(id) ?? Object.assign(element('p', '', 'boardwalk-wrong'), { id });
    place.textContent = message;
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    const others = described.filter((one) => one !== '' && one !== id);
    if (message === '') {
      place.remove();
      input.removeAttribute('aria-invalid');
      input.setAttribute('aria-describedby', others.join(' '));
    } else {
      input.after(place);
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-describedby', [id, ...others].join(' '));
    }
  }

  /** An empty row is none: it is dropped when the form is saved. */
  const isFilled = ({ date, from, until, note }) => [date, from, until, note].some(Boolean);

  function start(box) {
    const { form } = box;
    const name = box.dataset.dates;
    const input = (part) => form.elements.namedItem(`${name}${part}`);
    const next = box.querySelector('.boardwalk-next');
    const show = () => {
      const fields = read(form, name);
      const { days } = fields.dates;
      const { repeats } = fields.dates;
      const filled = { ...fields, dates: { ...fields.dates, days: days.filter(isFilled) } };
      const said = sayDates(filled);
      const { problems } = said;
      tell(form.elements.namedItem('boardwalk[boardwalk_end]'), problems.end);
      for (const part of ['interval', 'until', 'count']) tell(input(`[${part}]`), problems[part]);
      for (const [index, day] of days.entries()) {
        const at = filled.dates.days.indexOf(day);
        tell(input(`[days][${index}][date]`), repeats === '' ? '' : said.days[at]);
      }
      if (repeats === '') next.replaceChildren();
      else {
        const list = element('ol', '');
        list.append(...said.lines.map((line) => element('li', line)));
        const wrong = [problems.weekdays, problems.ending, problems.dates].filter(Boolean);
        next.replaceChildren(
          element('strong', next.dataset.title),
          list,
          element('p', said.note),
          ...wrong.map((message) => element('p', message, 'boardwalk-wrong')),
        );
      }
    };
    form.addEventListener('input', show);
    show();
  }

  for (const box of document.querySelectorAll('[data-dates]')) start(box);
})();
