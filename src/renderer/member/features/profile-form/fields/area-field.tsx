import { useController } from 'react-hook-form'
import { areaRegions, maxAreas } from '../../../../../contract/enums/profile-choices.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import { CheckboxGroup } from '../../../../ui/form/choices.tsx'
import { FieldGroup } from '../../../../ui/form/field.tsx'
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx'
import type { ProfileValues } from '../profile-values.ts'

/** The 51 areas by region, at most ten; then the other boxes are off (FORM-83, FORM-84, D-60). */
export function AreaField({ required }: { required: boolean }) {
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController<ProfileValues, 'area'>({ name: 'area' })
  const full = value.length >= maxAreas
  return (
    <FieldGroup
      label={formCopy.label.area}
      required={required}
      hint={full ? formCopy.hint.areaLimit : formCopy.hint.area}
      error={fieldState.error?.message}
      counter={<p className="ms-auto text-s text-ink-3 num">{formCopy.hint.areaChosen(value.length)}</p>}
    >
      <div className="border-t border-line">
        {areaRegions.map(({ key, name, areas }, index) => {
          const chosen = areas.filter((area) => value.includes(area))
          return (
            <Disclosure
              key={key}
              summary={
                <>
                  {name}
                  {chosen.length > 0 && (
                    <span className="ms-3 text-s font-medium text-plum">{chosen.join('・')}</span>
                  )}
                </>
              }
            >
              <CheckboxGroup
                layout="chips"
                name="area"
                options={areas.map((area) => ({ value: area, label: area }))}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                max={maxAreas}
                {...(index === 0 ? { ref: ref } : {})}
              />
            </Disclosure>
          )
        })}
      </div>
    </FieldGroup>
  )
}
