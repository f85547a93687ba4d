import { useController } from 'react-hook-form'
import { areaRegions, maxAreas } from '../../../../../contract/enums/areas.ts'
import { otherAppealPoint } from '../../../../../contract/enums/profile-choices.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import { Disclosure } from '../../../../ui/base/disclosure.tsx'
import { CheckboxGroup } from '../../../../ui/form/choice-groups.tsx'
import { FieldGroup } from '../../../../ui/form/field.tsx'
import type { ProfileValues } from '../profile-values.ts'
import type { AreasRow, ManyRow, RowProps } from './field-table.ts'
import { TextField } from './text-fields.tsx'

const Counter = ({ children }: { children: string }) => <p className="ms-auto text-s text-ink-3 num">{children}</p>

/** A list of chosen texts as props of a `CheckboxGroup`. */
function useChosen(name: ManyRow['name'] | 'area') {
  const { field, fieldState } = useController<ProfileValues, typeof name>({ name })
  const { value, onChange, onBlur, ref } = field
  return { boxes: { name, value, onValueChange: onChange, onBlur }, ref, error: fieldState.error?.message }
}

/** Several choices of a list. その他 opens a text field. */
export function ManyField({ name, label, options, required, hint, counter, max, hideLabel, other }: RowProps<ManyRow>) {
  const { boxes, ref, error } = useChosen(name)
  return (
    <>
      <FieldGroup
        label={label}
        required={required}
        hideLabel={hideLabel}
        hint={hint}
        error={error}
        counter={counter && <Counter>{counter(boxes.value.length)}</Counter>}
      >
        <CheckboxGroup {...boxes} options={options.map((value) => ({ value, label: value }))} ref={ref} max={max} />
      </FieldGroup>
      {other && boxes.value.includes(otherAppealPoint) && <TextField {...other} required={required} />}
    </>
  )
}

/** The 51 areas by region, at most ten. At ten, the other boxes are disabled (FORM-83, FORM-84, D-60). */
export function AreaField({ name, label, required }: RowProps<AreasRow>) {
  const { boxes, ref, error } = useChosen(name)
  const { length } = boxes.value
  return (
    <FieldGroup
      label={label}
      required={required}
      hint={length >= maxAreas ? formCopy.hint.areaLimit : formCopy.hint.area}
      error={error}
      counter={<Counter>{formCopy.hint.areaChosen(length)}</Counter>}
    >
      <div className="border-t border-line">
        {areaRegions.map(({ key, name: region, areas }, index) => {
          const chosen = areas.filter((area) => boxes.value.includes(area))
          return (
            <Disclosure
              key={key}
              summary={
                <>
                  {region}
                  {chosen.length > 0 && <span className="ms-3 text-s font-medium text-plum">{chosen.join('・')}</span>}
                </>
              }
            >
              <CheckboxGroup
                {...boxes}
                options={areas.map((area) => ({ value: area, label: area }))}
                max={maxAreas}
                {...(index === 0 ? { ref } : {})}
              />
            </Disclosure>
          )
        })}
      </div>
    </FieldGroup>
  )
}
