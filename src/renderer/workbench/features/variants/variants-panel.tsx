import { type VariantName, variants } from '../../../../contract/enums/variants.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { variantsQuery } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { changeVariant } from '../../hub/world/change-variant.ts'
import { worldCopy } from '../../hub/world/copy.ts'
import { Segments } from '../../parts/choices.tsx'
import { Panel } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { variantsCopy } from './copy.ts'

/** One switch with its explanation. A value other than the default is marked. */
function VariantRow({ name, value }: { name: VariantName; value: string }) {
  const { title, text, values } = useCopy(worldCopy).variants[name]
  const words = useCopy(variantsCopy)
  const isDefault = value === variants[name][0]
  return (
    <div className="grid gap-2 py-3.5">
      <div>
        <p className="flex items-baseline justify-between gap-2 text-s font-semibold">
          <span>
            {title}
            {!isDefault && <span className="ms-2 text-xs font-medium text-lantern-ink">{words.changed}</span>}
          </span>
          <code className="font-mono text-xs font-normal text-ink-3">{name}</code>
        </p>
        <p className="text-s text-ink-2">{text}</p>
      </div>
      <Segments
        label={title}
        className="justify-self-start"
        names={values}
        value={value}
        onChange={(next) => void changeVariant({ [name]: next })}
      />
    </div>
  )
}

const names = Object.keys(variants) as VariantName[]

/** The switches of D-54: behaviours that differ between versions of the service. */
export function VariantsPanel() {
  const words = useCopy(variantsCopy)
  return (
    <Panel title={words.title}>
      <p className="mb-1 text-s text-ink-2">{words.text}</p>
      <QueryState of={variantsQuery}>
        {(values) => (
          <div className="divide-y divide-line border-b border-line">
            {names.map((name) => (
              <VariantRow key={name} name={name} value={values[name]} />
            ))}
            <div className="py-1.5 text-s">
              <Switch
                {...words.testPlan}
                checked={values.testPlan}
                onChange={(event) => void changeVariant({ testPlan: event.target.checked })}
              />
            </div>
          </div>
        )}
      </QueryState>
    </Panel>
  )
}
