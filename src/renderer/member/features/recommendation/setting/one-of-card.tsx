import { RadioGroup } from '../../../../ui/form/choices.tsx'
import { FieldGroup } from '../../../../ui/form/field.tsx'
import { Card } from '../../../../ui/list/card.tsx'

interface OneOfCardProps {
  title: string
  name: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** One setting of a few words. */
export function OneOfCard({ title, name, options, value, onChange }: OneOfCardProps) {
  return (
    <Card>
      <FieldGroup label={title}>
        <RadioGroup layout="chips" name={name} options={options} value={value} onValueChange={onChange} />
      </FieldGroup>
    </Card>
  )
}
