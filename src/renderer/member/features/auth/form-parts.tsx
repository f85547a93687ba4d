import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { authCopy } from '../../../lib/copy/auth.ts'
import { Button, Spinner } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import type { ApiError } from '../../api/api-error.ts'
import { flashDelayMs, flashStayMs } from '../../shared/flash.ts'

/** History state that one auth page passes to the next. It survives a reload. */
export interface ArrivalState {
  /** Address of the member, which /login fills in. */
  readonly email?: string
  /** Whether a confirmation mail is on its way to `email`; /login has a panel about it (D-116). */
  readonly mailSent?: boolean
  /** Whether the flash of send_mail was shown, or would say of no mail that it was sent (D-116). */
  readonly mailSentShown?: boolean
  /** Whether the mail address was just confirmed (D-70). */
  readonly confirmed?: boolean
  /** Page that led here. */
  readonly from?: string
  /** Whether a failure led here although the login may be valid (D-113). */
  readonly failed?: boolean
  /** Whether the page had been opened again after such a failure. */
  readonly again?: boolean
  /** Whether another tab ended the login. */
  readonly elsewhere?: boolean
  /** Whether a withdrawal in another tab ended it. */
  readonly left?: boolean
}

/** Reads history state leniently, because another version of the app may have written it. */
export function readArrival(state: unknown): ArrivalState {
  const given: Readonly<Record<string, unknown>> = typeof state === 'object' && state !== null ? { ...state } : {}
  const { email, mailSent, mailSentShown, confirmed, from, failed, again, elsewhere, left } = given
  return {
    ...(typeof email === 'string' && { email }),
    ...(mailSent === true && { mailSent }),
    ...(mailSentShown === true && { mailSentShown }),
    ...(confirmed === true && { confirmed }),
    ...(typeof from === 'string' && { from }),
    ...(failed === true && { failed }),
    ...(again === true && { again }),
    ...(elsewhere === true && { elsewhere }),
    ...(left === true && { left }),
  }
}

interface AuthPageFrameProps {
  /** Title and lead at the head of the page, unless it brings its own `h1`. */
  title?: string
  lead?: readonly string[]
  /** Link to the login at the foot. */
  toLogin?: string
  children: React.ReactNode
}

/** Centred column of the pages before login. */
export function AuthPageFrame({ title, lead, toLogin, children }: AuthPageFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-1 flex-col justify-center gap-5.5 px-7 pt-2 pb-16 md:my-auto md:max-w-120 md:flex-none md:rounded-l md:bg-surface md:px-14 md:py-12 md:shadow-2">
      {title !== undefined && (
        <div className="grid gap-2">
          <h1>{title}</h1>
          {lead?.map((text) => (
            <p key={text} className="text-s text-ink-2">
              {text}
            </p>
          ))}
        </div>
      )}
      {children}
      {toLogin !== undefined && (
        <p className="text-center">
          <TextLink render={<Link to="/login" />}>{toLogin}</TextLink>
        </p>
      )}
    </div>
  )
}

/** Shown while a link of a mail or a script is at work. `title` is the hidden heading. */
export function AuthWaiting({ title, text }: { title: string; text: string }) {
  return (
    <AuthPageFrame>
      <output className="grid justify-items-center gap-4 text-center">
        <h1 className="sr-only">{title}</h1>
        <Spinner size={28} immediate className="text-plum" />
        <p>{text}</p>
      </output>
    </AuthPageFrame>
  )
}

/** Input of a mail address. */
export function EmailInput(props: Omit<React.ComponentProps<typeof TextInput>, 'type'>) {
  return <TextInput name="email" type="email" inputMode="email" foldWidth {...props} />
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
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!busy && address) onSubmit(address)
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Field label={label}>
        <EmailInput autoComplete={autoComplete} value={email} onChange={({ target }) => setEmail(target.value)} />
      </Field>
      <Button type="submit" disabled={!address} busy={busy}>
        {submitText}
      </Button>
    </form>
  )
}

/** Why a login or a sign-up failed. A reason of its own stands until the next try (D-117). */
export interface DoorFailure {
  readonly lines: readonly string[]
  /** False for the fixed sentence, which has the timing of a flash (AUTH-14, AUTH-15, AUTH-41). */
  readonly lasting: boolean
}

/** Returns the fixed sentence for refused values, and for every other failure what happened instead (D-117). */
export function doorFailure({ network, outcome, reason, messages }: ApiError): DoorFailure {
  const { failed, unreachable, trouble } = authCopy.door
  if (network) return { lines: [unreachable], lasting: true }
  if (outcome !== 'refused') return { lines: [trouble], lasting: true }
  const why = reason === '' ? undefined : messages[0]
  if (why === undefined) return { lines: [failed], lasting: false }
  return { lines: reason === 'under_age' ? [why, authCopy.login.underAgeLong] : [why], lasting: true }
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

/**
 * Lines of the present failure: a lasting one at once, the fixed sentence with the timing of a flash (AUTH-14, AUTH-15,
 * AUTH-41, D-117). A new one restarts it; `null` removes it.
 */
export function useDoorMessage(): [readonly string[] | null, (failure: DoorFailure | null) => void] {
  const [due, setDue] = useState<DoorFailure | null>(null)
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (!due || due.lasting) return undefined
    const appear = setTimeout(() => setShown(true), flashDelayMs)
    const vanish = setTimeout(() => setShown(false), flashDelayMs + flashStayMs)
    return () => {
      clearTimeout(appear)
      clearTimeout(vanish)
    }
  }, [due])

  const trigger = useCallback((failure: DoorFailure | null) => {
    setShown(failure?.lasting === true)
    setDue(failure)
  }, [])
  return [shown && due ? due.lines : null, trigger]
}
