import { type ReactNode, useState, type FormEvent, useCallback, useEffect } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { flashDelayMs, flashStayMs } from '../../shared/flash.ts'

/** History state that one auth page passes to the next. It survives a reload. */
export interface ArrivalState {
  readonly email?: string
  /** Whether the mail address was just confirmed (D-70). */
  readonly confirmed?: boolean
}

/** Reads history state leniently, because another version of the app may have written it. */
export function readArrival(state: unknown): ArrivalState {
  if (typeof state !== 'object' || state === null) return {}
  return {
    ...('email' in state && typeof state.email === 'string' ? { email: state.email } : {}),
    ...('confirmed' in state && state.confirmed === true ? { confirmed: true } : {}),
  }
}

/** Centred column of the forms before login. */
export function AuthPageFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-1 flex-col justify-center gap-5.5 px-7 pt-2 pb-16 md:my-auto md:max-w-120 md:flex-none md:rounded-l md:bg-surface md:px-14 md:py-12 md:shadow-2">
      {children}
    </div>
  )
}

const pattern = /^[A-Za-z0-9]+[A-Za-z0-9_.-]*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/** Whether a sign-up address has an accepted format (AUTH-25 to AUTH-27, AUTH-30). */
export function isEmailFormat(text: string): boolean {
  return pattern.test(text)
}

/** Whether the button of /signup is disabled: terms unchecked and address invalid (AUTH-34 to AUTH-36). */
export function isSignUpOff(termsAccepted: boolean, email: string): boolean {
  return !termsAccepted && !isEmailFormat(email)
}

interface EmailFormProps {
  label: string
  autoComplete: 'username' | 'email'
  submitText: string
  busy: boolean
  onSubmit: (email: string) => void
}

/** Form with one address. Only an empty address blocks the submit. */
export function EmailForm({ label, autoComplete, submitText, busy, onSubmit }: EmailFormProps) {
  const [email, setEmail] = useState('')
  const address = email.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && address) onSubmit(address)
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Field label={label}>
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete={autoComplete}
          foldWidth
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" disabled={!address} busy={busy}>
        {submitText}
      </Button>
    </form>
  )
}

/** Error of a whole form. Reserves one line, so that the layout does not shift. */
export function FormMessage({ lines, id }: { lines: readonly string[] | null; id: string }) {
  return (
    <div id={id} role="alert" className="-mt-2 min-h-6 text-s text-alarm">
      {lines?.map((line) => (
        <p key={line} className="phrase">
          {line}
        </p>
      ))}
    </div>
  )
}

/** Holds a message with the timing of a flash (AUTH-14, AUTH-15, AUTH-41). A new one restarts it; `null` removes it. */
export function useTimedMessage(): [string[] | null, (lines: string[] | null) => void] {
  const [due, setDue] = useState<string[] | null>(null)
  const [shown, setShown] = useState<string[] | null>(null)

  useEffect(() => {
    if (!due) return undefined
    const appear = setTimeout(() => setShown(due), flashDelayMs)
    const vanish = setTimeout(() => setShown(null), flashDelayMs + flashStayMs)
    return () => {
      clearTimeout(appear)
      clearTimeout(vanish)
    }
  }, [due])

  const trigger = useCallback((lines: string[] | null) => {
    setShown(null)
    setDue(lines)
  }, [])
  return [shown, trigger]
}
