import { useQuery } from '@tanstack/react-query'
import { variants, type VariantName } from '../../../../contract/enums/variants.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { variantsQuery } from '../../control/queries.ts'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { changeVariant } from './change-variant.ts'
import { VariantRow } from './variant-row.tsx'

const names = Object.keys(variants) as VariantName[]

/** The switches of D-54: behaviours that differ between versions of the service. */
export function VariantsPanel() {
  const query = useQuery(variantsQuery)
  return (
    <Panel title="バリエーション">
      <p className="mb-1 text-s text-ink-2">変えるとすぐに効き、スマートフォンを読み込み直します。</p>
      <QueryState query={query}>
        {(values) => (
          <div className="divide-y divide-line border-b border-line">
            {names.map((name) => (
              <VariantRow key={name} name={name} value={values[name]} />
            ))}
            <div className="py-1.5 text-s">
              <Switch
                label="テスト用プラン（プラン14）"
                text="決済の動作確認に使う少額のプランを、支払いの画面に加えます。"
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
