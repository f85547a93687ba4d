import { useState } from 'react'
import type { RecommendationSetting } from '../../../../contract/calls/recommendation-setting.ts'
import { appealPointLabel } from '../../../../contract/enums/profile-choices.ts'
import { settingAppealPoints } from '../../../../contract/enums/recommend-setting.ts'
import { recommendationSettingCopy as copy } from '../../../lib/copy/recommendation-setting.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { CheckboxGroup, RadioGroup } from '../../../ui/form/choice-groups.tsx'
import { FieldGroup } from '../../../ui/form/field.tsx'
import { allBoxes, appealPointsInView, boxesAfter, type BoxName, chipsOf, isPlainSpoken } from './setting-choices.ts'

/** A question in the weight of a heading. */
export const heading = (title: string) => <span className="text-m font-semibold text-ink">{title}</span>

interface BoxesProps {
  title: string
  hideTitle?: boolean
  hint?: string
  options: readonly { value: BoxName; label: string }[]
  setting: RecommendationSetting
  onChange: (boxes: Partial<Record<BoxName, boolean>>) => void
}

/** Boxes of one question, led by すべて. */
export function Boxes({ title, hideTitle, hint, options, setting, onChange }: BoxesProps) {
  const names = options.map(({ value }) => value)
  const chips = chipsOf(setting, names)
  return (
    <FieldGroup label={heading(title)} hideLabel={hideTitle} hint={hint}>
      <CheckboxGroup
        name={title}
        options={[{ value: allBoxes, label: copy.all }, ...options]}
        value={chips}
        onValueChange={(after) => onChange(boxesAfter(names, chips, after))}
      />
    </FieldGroup>
  )
}

type Change = (change: Partial<RecommendationSetting>) => void

/** The appeal point. The plain-spoken ones unfold. */
export function AppealPoints({ setting, onChange }: { setting: RecommendationSetting; onChange: Change }) {
  const [open, setOpen] = useState(false)
  const inView = open ? settingAppealPoints : appealPointsInView(setting.appear_point)
  const hidden = settingAppealPoints.length - inView.length
  return (
    <FieldGroup label={heading(copy.section.appealPoint)}>
      <div
        className="flex flex-wrap items-center gap-x-4 gap-y-2"
        data-explicit={(!open && isPlainSpoken(setting.appear_point)) || undefined}
      >
        <RadioGroup
          layout="chips"
          name="appeal_point"
          options={inView.map((value) => ({ value, label: appealPointLabel(value) }))}
          value={setting.appear_point}
          onValueChange={(value) => {
            const point = settingAppealPoints.find((known) => known === value)
            if (point) onChange({ appear_point: point })
          }}
        />
        <TextLink render={<button type="button" aria-expanded={open} />} onClick={() => setOpen(!open)}>
          {open ? copy.fewer : copy.more(hidden)}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
        </TextLink>
      </div>
    </FieldGroup>
  )
}
