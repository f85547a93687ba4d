import { useAtomValue } from 'jotai'
import { useState, type ComponentProps, useEffect, useRef, cloneElement, useId, type ReactElement } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { Icon, type IconName } from '../../ui/base/icon.tsx'
import { connectedAtom } from '../state/layout.ts'
import { attempt } from './flash.ts'

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'busy' | 'size' | 'wide'> {
  run: () => Promise<unknown>
}

/** A dense button that shows progress and reports failures. */
export function ActionButton({ run, tone = 'quiet', disabled, ...rest }: ActionButtonProps) {
  const connected = useAtomValue(connectedAtom)
  const [busy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    await attempt(run)
    setBusy(false)
  }
  return (
    <Button {...rest} tone={tone} size="xs" busy={busy} disabled={disabled || !connected} onClick={() => void go()} />
  )
}

interface ConfirmButtonProps {
  children: string
  /** Label of the second press. */
  confirmText: string
  run: () => Promise<unknown>
  icon?: IconName | undefined
  tone?: 'quiet' | 'danger' | 'text' | 'primary' | undefined
  disabled?: boolean | undefined
}

/** A button for actions with consequences. The first press asks for confirmation in place; the second press acts. */
export function ConfirmButton({ children, confirmText, run, icon, tone = 'quiet', disabled }: ConfirmButtonProps) {
  const connected = useAtomValue(connectedAtom)
  const [step, setStep] = useState<'rest' | 'asked' | 'busy'>('rest')
  const asked = useRef<HTMLElement>(null)
  useEffect(() => {
    // Moves the focus from the removed button to its replacement.
    if (step === 'asked') asked.current?.focus()
  }, [step])
  if (step === 'rest') {
    return (
      <Button size="xs" tone={tone} icon={icon} disabled={disabled || !connected} onClick={() => setStep('asked')}>
        {children}
      </Button>
    )
  }
  const go = async () => {
    setStep('busy')
    await attempt(run)
    setStep('rest')
  }
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Button ref={asked} size="xs" tone="danger" busy={step === 'busy'} onClick={() => void go()}>
        {confirmText}
      </Button>
      <Button size="xs" tone="text" disabled={step === 'busy'} onClick={() => setStep('rest')}>
        やめる
      </Button>
    </span>
  )
}

/** The box of a dense control: 34 px high instead of the member app's 50 px. */
export const compactControl = [
  'w-full min-w-0 min-h-8.5 rounded-s bg-surface px-2.5 py-1 text-s text-ink',
  'inset-ring inset-ring-edge hover:inset-ring-ink-2 focus-visible:inset-ring-plum',
  'disabled:bg-sunken disabled:text-ink-3 aria-invalid:inset-ring-alarm',
].join(' ')

/** A row that can be pressed, in lists and menus. */
export const pressableRow =
  'w-full rounded-s px-2.5 py-2 text-start transition-colors hover:bg-wash aria-current:bg-plum-soft aria-selected:bg-plum-soft focus-visible:-outline-offset-2'

interface ChoiceProps<Value extends string | number> {
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** Name for screen readers, when no label is visible. */
  label?: string
  /** `chosen` marks a filter that hides items. */
  tone?: 'plain' | 'chosen'
  className?: string
}

/** A small select of named values. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { options, value, onChange, label, tone = 'plain', className = '' } = props
  return (
    <span className={`relative block min-w-0 ${className}`}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.value) === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
        className={`${compactControl} house-select appearance-none truncate pe-7 ${tone === 'chosen' ? 'font-medium text-plum' : ''}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} className="pointer-events-none absolute end-2 top-2.5 text-ink-3" />
    </span>
  )
}

interface LabelledProps {
  label: string
  hint?: string | undefined
  /** Problem with the value; replaces the hint. */
  problem?: string | undefined
  children: ReactElement<{ 'aria-describedby'?: string; 'aria-invalid'?: boolean }>
  className?: string | undefined
}

/** A dense control with a label above. The hint or problem below describes it and is not part of its name. */
export function Labelled({ label, hint, problem, children, className = '' }: LabelledProps) {
  const id = useId()
  const note = problem ?? hint
  const described = { 'aria-describedby': id, ...(problem === undefined ? {} : { 'aria-invalid': true }) }
  return (
    <div className={`grid content-start gap-1 text-xs ${className}`}>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the control is the child */}
      <label className="grid gap-1 font-medium text-ink-2">
        {label}
        {cloneElement(children, note === undefined ? {} : described)}
      </label>
      {note !== undefined && (
        <span
          id={id}
          role={problem === undefined ? undefined : 'alert'}
          className={problem === undefined ? 'text-ink-3' : 'text-alarm'}
        >
          {note}
        </span>
      )}
    </div>
  )
}
