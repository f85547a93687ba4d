import { Segmented } from '../../../ui/form/segmented.tsx'

interface SettingRowProps<Value extends string> {
  title: string
  text: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** One setting with its explanation and the values that it can have. */
export function SettingRow<Value extends string>(props: SettingRowProps<Value>) {
  const { title, text, ...choice } = props
  return (
    <div className="grid gap-2 py-3.5">
      <div>
        <h3>{title}</h3>
        <p className="text-s text-ink-2">{text}</p>
      </div>
      <Segmented label={title} size="s" className="justify-self-start" {...choice} />
    </div>
  )
}
