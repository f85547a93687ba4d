import type { RecommendationSetting } from '../../../../../contract/calls/recommendation.ts'
import type { rankBoxes } from '../../../../../contract/enums/member.ts'
import type { BodyTypeBox } from '../../../../../contract/enums/profile-choices.ts'
import { CheckboxGroup } from '../../../../ui/form/choices.tsx'
import { FieldGroup } from '../../../../ui/form/field.tsx'
import { Card } from '../../../../ui/list/card.tsx'

export type BoxName = BodyTypeBox | keyof typeof rankBoxes

interface BoxesCardProps {
  title: string
  hint?: string
  options: readonly { value: BoxName; label: string }[]
  setting: RecommendationSetting
  onChange: (boxes: Partial<Record<BoxName, boolean>>) => void
}

/** Several settings that are each on or off. */
export function BoxesCard({ title, hint, options, setting, onChange }: BoxesCardProps) {
  const chosen = options.filter(({ value }) => setting[value]).map(({ value }) => value)
  return (
    <Card>
      <FieldGroup label={title} hint={hint}>
        <CheckboxGroup
          layout="chips"
          name={title}
          options={options}
          value={chosen}
          onValueChange={(values) =>
            onChange(Object.fromEntries(options.map(({ value }) => [value, values.includes(value)])))
          }
        />
      </FieldGroup>
    </Card>
  )
}
