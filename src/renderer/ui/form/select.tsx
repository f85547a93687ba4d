import { Icon } from '../base/icon.tsx'
import { controlStyle } from './control-style.ts'
import { useFieldWiring } from './field.tsx'

interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

interface SelectProps extends Omit<
  React.SelectHTMLAttributes<HTMLSelectElement>,
  'className' | 'children' | 'multiple'
> {
  options: readonly SelectOption[]
  /** First option, with an empty value, e.g. 選択してください. */
  placeholder: string
  ref?: React.Ref<HTMLSelectElement> | undefined
}

/** A native select in our style, because the wheel of a phone works better than an imitation. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  const wiring = useFieldWiring(rest)
  return (
    <span className="relative block">
      <select
        {...rest}
        {...wiring}
        required={undefined}
        className={`${controlStyle} peer h-12.5 appearance-none truncate ps-3.5 pe-10`}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        size={18}
        className="pointer-events-none absolute end-3.5 top-4 text-ink-3 peer-disabled:opacity-50"
      />
    </span>
  )
}
