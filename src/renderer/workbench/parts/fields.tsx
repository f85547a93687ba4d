import { compactControl, Labelled, type LabelProps } from './labelled.tsx'

interface TextProps extends LabelProps {
  value: string
  onChange: (text: string) => void
  /** Further classes of the control; `className` is of the whole field. */
  controlClassName?: string | undefined
}

type FieldProps<Tag extends 'input' | 'textarea'> = TextProps & Omit<React.ComponentProps<Tag>, keyof TextProps>

/** Attributes of the control of a text field. */
const textControl = ({ onChange, controlClassName = '' }: Pick<TextProps, 'onChange' | 'controlClassName'>) => ({
  onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  className: `${compactControl} ${controlClassName}`,
})

/** A text field of one line with a label above. */
export function Field(props: FieldProps<'input'>) {
  const { label, hint, problem, className, onChange, controlClassName, ...rest } = props
  return (
    <Labelled label={label} hint={hint} problem={problem} className={className}>
      {(note) => <input {...rest} {...note} {...textControl({ onChange, controlClassName })} />}
    </Labelled>
  )
}

/** A text field of several lines with a label above. */
export function TextAreaField(props: FieldProps<'textarea'>) {
  const { label, hint, problem, className, onChange, controlClassName, ...rest } = props
  return (
    <Labelled label={label} hint={hint} problem={problem} className={className}>
      {(note) => <textarea {...rest} {...note} {...textControl({ onChange, controlClassName })} />}
    </Labelled>
  )
}

/** A field for a number. */
export function NumberField(props: Omit<FieldProps<'input'>, 'inputMode' | 'controlClassName'>) {
  return <Field {...props} inputMode="numeric" controlClassName="num" />
}

interface SearchFieldProps extends Omit<React.ComponentProps<'input'>, 'onChange'> {
  /** Name for screen readers. */
  label: string
  onChange: (text: string) => void
}

/** A search field of a list. */
export function SearchField({ label, onChange, className = '', ...rest }: SearchFieldProps) {
  return (
    <input
      type="search"
      aria-label={label}
      onChange={(event) => onChange(event.target.value)}
      className={`${compactControl} ${className}`}
      {...rest}
    />
  )
}
