import { Segments, type SegmentsProps } from '../../parts/choices.tsx'

interface SettingRowProps<Value extends string> extends Omit<SegmentsProps<Value>, 'label' | 'className'> {
  title: string
  text: string
}

/** One setting with its explanation and values. */
export function SettingRow<Value extends string>({ title, text, ...choice }: SettingRowProps<Value>) {
  return (
    <div className="grid gap-2 py-3.5">
      <div>
        <h3>{title}</h3>
        <p className="text-s text-ink-2">{text}</p>
      </div>
      <Segments label={title} className="justify-self-start" {...choice} />
    </div>
  )
}
