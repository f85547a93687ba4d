import { Segmented } from '../../ui/form/segmented.tsx'

/** Options of a choice, from the words for its values and in their order. */
export const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }))

export interface SegmentsProps<Value extends string> {
  /** Accessible name. */
  label: string
  /** Words for the values, in their order. */
  names: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** A dense choice of one of a few values, which are all seen. */
export function Segments<Value extends string>({ names, onChange, ...rest }: SegmentsProps<Value>) {
  return <Segmented {...rest} size="s" options={optionsOf(names)} onValueChange={onChange} />
}
