import type { Sex } from '../../../../../contract/enums/member.ts'
import { choicesOfPreference, preferences } from '../../../../../contract/enums/preferences.ts'
import { masochismLevels, sadismLevels } from '../../../../../contract/enums/profile-choices.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import type { FormMode } from '../form-mode.ts'
import { ChoiceField } from './choice-field.tsx'

const { label, hint } = formCopy

/** The 16 items, four choices each, then the two scales, which the short form leaves out (FORM-111, L-1, L-2). */
export function PreferenceFields({ sex, mode }: { sex: Sex; mode: FormMode }) {
  const required = sex === 1
  return (
    <>
      {preferences.map((item) => (
        <ChoiceField
          key={item.name}
          name={item.name}
          label={item.label[sex]}
          options={choicesOfPreference(item.name, sex)}
          required={required}
          hint={item.name === 'your_wild' ? hint.outdoor : undefined}
        />
      ))}
      {mode.kind !== 'short' && (
        <>
          <ChoiceField
            name="your_sadism"
            label={label.sadism}
            options={sadismLevels[sex]}
            required={required}
          />
          <ChoiceField
            name="your_masochism"
            label={label.masochism}
            options={masochismLevels[sex]}
            required={required}
          />
        </>
      )}
    </>
  )
}
