import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstInvalid } from '../../ui/forms/focus-first-invalid.ts';
import { rethrowUnexpected } from './rethrow-unexpected.ts';
import type { Problems } from './validation.ts';

type Texts<Field extends string> = Readonly<Record<Field, string>>;

export interface AuthFormState<Field extends string> {
  /** Props for one field; an error replaces the hint. */
  readonly field: (
    name: Field,
    hint?: string,
  ) => {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly hint: string | undefined;
    readonly error: string | undefined;
  };
  readonly input: Texts<Field>;
  readonly problems: Problems<Field> | null;
  readonly busy: boolean;
  /** Error of the last submission; null when the next one begins. */
  readonly failure: unknown;
  readonly submit: () => void;
  readonly ref: RefObject<HTMLFormElement | null>;
}

/**
 * Form state. Validates on submit and then on every change, submits once at a time, and keeps the input until it is
 * accepted.
 */
export function useAuthForm<Field extends string>(options: {
  readonly initial: Texts<Field>;
  readonly check: (input: Texts<Field>) => Problems<Field> | null;
  readonly send: (input: Texts<Field>) => Promise<void>;
}): AuthFormState<Field> {
  const { initial, check, send } = options;
  const [input, setInput] = useState(initial);
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (attempts > 0) focusFirstInvalid(ref.current);
  }, [attempts]);

  const submit = async () => {
    if (busy) return;
    setFailure(null);
    setAttempts((count) => count + 1);
    if (check(input) !== null) return;
    setBusy(true);
    try {
      await send(input);
    } catch (error) {
      setFailure(() => rethrowUnexpected(error));
    } finally {
      setBusy(false);
    }
  };

  const problems = attempts > 0 ? check(input) : null;
  return {
    field(name, hint) {
      const error = problems?.fields[name];
      return {
        value: input[name],
        onChange: (value) => setInput((held) => ({ ...held, [name]: value })),
        hint: error ? undefined : hint,
        error,
      };
    },
    input,
    problems,
    busy,
    failure,
    submit: () => void submit(),
    ref,
  };
}
