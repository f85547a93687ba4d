import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { Choice } from './choice.tsx'

interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'children' | 'type'
> {
  label: ReactNode
  text?: ReactNode | undefined
  error?: ReactNode | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** One yes-or-no box with its label, e.g. the agreement to the terms. Takes react-hook-form's `register()`. */
export function Checkbox({ label, text, error, ...input }: CheckboxProps) {
  const id = useId()
  const invalid = error !== undefined && error !== null && error !== ''
  return (
    <div>
      <Choice
        {...input}
        type="checkbox"
        layout="rows"
        label={label}
        text={text}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? id : undefined}
      />
      <p id={id} aria-live="polite" className="text-s text-alarm empty:hidden">
        {invalid ? error : null}
      </p>
    </div>
  )
}
