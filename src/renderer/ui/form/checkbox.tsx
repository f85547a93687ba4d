import { useId } from 'react'
import { Choice } from './choice.tsx'

interface CheckboxProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'className' | 'children' | 'type'> {
  label: React.ReactNode
  error?: React.ReactNode | undefined
  ref?: React.Ref<HTMLInputElement> | undefined
}

/** A single checkbox with its label, e.g. consent to the terms. Takes react-hook-form's `register()`. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId()
  const invalid = error !== undefined && error !== null && error !== ''
  return (
    <div>
      <Choice
        {...input}
        type="checkbox"
        layout="rows"
        label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? id : undefined}
      />
      <p id={id} aria-live="polite" className="text-s text-alarm empty:hidden">
        {invalid ? error : null}
      </p>
    </div>
  )
}
