/** The key of the form that was sent last. */
const sentKey = 'form-sent';

const keyOf = (name: string) => `form-${name}`;

/** The words that a visitor has typed into a form, kept in this tab until it is sent. */
export interface Draft {
  readonly save: () => void;
  readonly restore: () => void;
  /** The page that thanks forgets it. */
  readonly markSent: () => void;
}

/** Opens the draft of a form. Where the browser has no storage, nothing is kept. */
export function draftOf(form: HTMLFormElement): Draft {
  const { form: name = '' } = form.dataset;
  return {
    save: () => {
      const typed = fieldsOf(form).map(({ name, value }) => [name, value]);
      tryStorage((storage) => storage.setItem(keyOf(name), JSON.stringify(typed)));
    },
    restore: () => {
      const stored = tryStorage((storage) => storage.getItem(keyOf(name)));
      const typed = new Map<string, string>(readTyped(stored));
      for (const field of fieldsOf(form)) {
        // The browser may have restored it, too, and the visitor may be typing already.
        if (field.value === '') field.value = typed.get(field.name) ?? '';
      }
    },
    markSent: () => tryStorage((storage) => storage.setItem(sentKey, name)),
  };
}

/** Forgets the draft of the form that was sent last. */
export function forgetSent(): void {
  tryStorage((storage) => {
    const name = storage.getItem(sentKey);
    if (name !== null) storage.removeItem(keyOf(name));
    storage.removeItem(sentKey);
  });
}

/** Lists the fields that a visitor fills in. */
export function fieldsOf(form: HTMLFormElement): readonly (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[id], textarea')];
}

function readTyped(stored: string | null | undefined): readonly (readonly [string, string])[] {
  try {
    const typed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(typed) ? typed.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string';
}

function tryStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}
