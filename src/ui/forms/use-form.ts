import {
  type FormEvent,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type FormDraft, FormDraftsContext } from '../../lib/unsaved-input.ts';

/** The message of each invalid field; `form` is about the form as a whole. No message means no problem. */
export type Problems<Field extends string> = { readonly [Name in Field | 'form']?: string | undefined };

/** Whether anything is invalid. */
export function hasProblem(problems: object): boolean {
  return Object.values(problems).some((message) => message !== undefined);
}

type FieldOf<Values> = keyof Values & string;
type Edits = Readonly<Record<string, string>>;

interface FormOptions<Values> {
  /** Values of the fields that were not edited. They follow a later change. */
  readonly initial: Values;
  /** Validates on submit. `edits` are the values that differ from the initial ones. */
  readonly check: (values: Values, edits: Edits) => Problems<FieldOf<Values>>;
  /** A change hides the problem of its field; with 'change', all fields are checked again after a submit. */
  readonly recheck?: 'submit' | 'change';
  /** Messages for date inputs that are only partly filled in. Browsers report their value as ''. */
  readonly incomplete?: Problems<FieldOf<Values>>;
  readonly onChange?: (values: Values) => void;
  /** Names the form's draft: its input then survives the page, until the form is left. Not for passwords. */
  readonly draft?: string;
  /** Stores valid values, one submit at a time. Resolves to the problems that only the server could find. */
  readonly onSubmit: (values: Values, edits: Edits) => Promise<Problems<FieldOf<Values>> | undefined>;
}

export interface Form<Values> {
  readonly values: Values;
  readonly change: (part: Partial<Values> | Edits) => void;
  readonly field: <Field extends FieldOf<Values>>(
    name: Field,
  ) => {
    readonly name: Field;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly error: string | undefined;
  };
  readonly problems: Problems<FieldOf<Values>>;
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  /** True from a submit that was neither refused nor rejected to the next change. */
  readonly isSubmitted: boolean;
  /** What the last submit rejected with; null if it did not. */
  readonly failure: unknown;
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
}

/** State of a form of text fields. A submit with problems focuses the first invalid field. */
export function useForm<Values extends Readonly<Record<keyof Values, string>>>(
  options: FormOptions<Values>,
): Form<Values> {
  const { initial, check, recheck = 'submit', incomplete, onChange, draft, onSubmit } = options;
  const openDraft = useContext(FormDraftsContext);
  const stored = useMemo(() => (draft === undefined ? null : openDraft(draft)), [openDraft, draft]);
  const [typed, setTyped] = useState<Partial<Values> | Edits>(() => typedIn(stored, initial));
  const [checkedProblems, setCheckedProblems] = useState<Problems<FieldOf<Values>>>({});
  const [attempts, setAttempts] = useState(0);
  const [phase, setPhase] = useState<'editing' | 'submitting' | 'submitted'>('editing');
  const [failure, setFailure] = useState<unknown>(null);
  const isRunning = useRef(false);
  const ref = useRef<HTMLFormElement>(null);
  const values: Values = { ...initial, ...typed };
  const edits = changedValues(values, initial);
  useFormDraft(stored, phase === 'submitted' ? {} : edits);
  const report = useEffectEvent(() => (Object.keys(edits).length > 0 ? onChange?.(values) : undefined));
  useEffect(() => report(), []);
  const problems = recheck === 'change' && attempts > 0 ? check(values, edits) : checkedProblems;

  useLayoutEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  function change(part: Partial<Values> | Edits) {
    setTyped((current) => ({ ...current, ...part }));
    setPhase((current) => (current === 'submitted' ? 'editing' : current));
    if (recheck === 'submit') {
      setCheckedProblems((current) => ({
        ...current,
        ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])),
      }));
      setFailure(null);
    }
    onChange?.({ ...values, ...part });
  }

  function show(next: Problems<FieldOf<Values>>) {
    setCheckedProblems(next);
    setAttempts((count) => count + 1);
  }

  async function run() {
    isRunning.current = true;
    setPhase('submitting');
    try {
      const refused = await onSubmit(values, edits);
      if (refused !== undefined) show(refused);
      setPhase(refused === undefined ? 'submitted' : 'editing');
    } catch (cause) {
      setFailure(() => cause);
      setPhase('editing');
    } finally {
      isRunning.current = false;
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isRunning.current) return;
    const next = { ...check(values, edits), ...incompleteProblems(ref.current, incomplete) };
    setFailure(null);
    show(next);
    if (hasProblem(next)) setPhase('editing');
    else void run();
  }

  return {
    values,
    change,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => change({ [name]: value }),
      error: problems[name],
    }),
    problems,
    isDirty: Object.keys(edits).length > 0,
    isSubmitting: phase === 'submitting',
    isSubmitted: phase === 'submitted',
    failure,
    props: { ref, noValidate: true, onSubmit: submit },
  };
}

function typedIn(draft: FormDraft | null, initial: object): Edits {
  return Object.fromEntries(Object.entries(draft?.read() ?? {}).filter(([field]) => field in initial));
}

/** Writes the edits on each input, and removes them when the form is left. */
function useFormDraft(draft: FormDraft | null, edits: Edits): void {
  const text = JSON.stringify(edits);
  const write = useEffectEvent(() => draft?.write(text === '{}' ? null : edits));
  // biome-ignore lint/correctness/useExhaustiveDependencies: an unchanged form leaves alone what another tab has typed
  useEffect(() => write(), [text]);
  useEffect(
    () => () => {
      if (draft?.isLeft()) draft.write(null);
    },
    [draft],
  );
}

function changedValues<Values extends Readonly<Record<keyof Values, string>>>(values: Values, initial: Values): Edits {
  const before = new Map(Object.entries<string>(initial));
  return Object.fromEntries(Object.entries<string>(values).filter(([name, value]) => value !== before.get(name)));
}

function incompleteProblems(form: HTMLFormElement | null, messages: object = {}): Readonly<Record<string, string>> {
  const isIncomplete = (name: string) => {
    const input = form?.elements.namedItem(name);
    return input instanceof HTMLInputElement && input.validity.badInput;
  };
  return Object.fromEntries(Object.entries(messages).filter(([name]) => isIncomplete(name)));
}
