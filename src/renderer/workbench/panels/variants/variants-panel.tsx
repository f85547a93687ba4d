import { useQuery } from '@tanstack/react-query'
import { changeVariants } from '../../../../contract/control/world.ts'
import { type VariantName, variants } from '../../../../contract/enums/variants.ts'
import type { RequestInput } from '../../../../contract/wire/endpoint.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { callControl } from '../../control/call-control.ts'
import { variantsQuery } from '../../control/queries.ts'
import { queryClient } from '../../control/query-client.ts'
import { attempt } from '../../parts/flash.ts'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { reloadPhones } from '../../stage/phone-actions.ts'

/** Sets switches; the phones load afresh, since they read them at start only. */
export function changeVariant(change: RequestInput<typeof changeVariants>): Promise<boolean> {
  return attempt(async () => {
    const values = await callControl(changeVariants, change)
    queryClient.setQueryData(variantsQuery.queryKey, values)
    reloadPhones()
  })
}

/** What each switch is, and its values, in the words of the screens. */
export const variantTexts: Readonly<
  Record<VariantName, { title: string; text: string; values: Record<string, string> }>
> = {
  menGateOrder: {
    title: '男性の案内の順',
    text: '/home を開いた男性を、先にどちらへ案内するか。',
    values: { 'profile-first': 'プロフィール', 'payment-first': 'お支払い' },
  },
  priceSet: {
    title: '料金表',
    text: '男性プランの料金と、旧プランの表示価格。',
    values: { regular: '通常', second: '第二' },
  },
  hold: {
    title: '保留',
    text: 'レコメンドを保留にするボタン。切ると新しく保留にはできません。',
    values: { on: 'あり', off: 'なし' },
  },
  replyStep: {
    title: '返信の有無を選ぶ',
    text: 'お相手のページで「返信あり」「返信なし」を選ぶ段階。',
    values: { off: 'なし', on: 'あり' },
  },
  rotateTokens: {
    title: 'トークンの更新',
    text: '応答のたびに新しい access-token を渡すか。',
    values: { off: 'しない', on: '毎回' },
  },
  planSelect: {
    title: 'プランの選び方',
    text: '/payment_select をカードのフォームにするか、旧プランのモーダルにするか。',
    values: { form: 'フォーム', modal: 'モーダル' },
  },
  cardToken: {
    title: 'カードのトークン',
    text: 'トークンをサーバーで作るか、ブラウザーのスクリプトで作るか。',
    values: { server: 'サーバー', browser: 'ブラウザー' },
  },
  threeSecureMethod: {
    title: '3Dセキュアへの移動',
    text: '認証のページへ移るときの HTTP メソッド。',
    values: { POST: 'POST', GET: 'GET' },
  },
}

interface VariantRowProps {
  name: VariantName
  value: string
}

/** One switch with its explanation; a value other than the default is marked. */
export function VariantRow({ name, value }: VariantRowProps) {
  const { title, text, values } = variantTexts[name]
  const isDefault = value === variants[name][0]
  return (
    <div className="grid gap-2 py-3.5">
      <div>
        <p className="flex items-baseline justify-between gap-2 text-s font-semibold">
          <span>
            {title}
            {!isDefault && <span className="ms-2 text-xs font-medium text-lantern-ink">変更中</span>}
          </span>
          <code className="font-mono text-xs font-normal text-ink-3">{name}</code>
        </p>
        <p className="text-s text-ink-2">{text}</p>
      </div>
      <Segmented
        label={title}
        size="s"
        className="justify-self-start"
        options={variants[name].map((option) => ({ value: option, label: values[option] ?? option }))}
        value={value}
        onValueChange={(next) => void changeVariant({ [name]: next })}
      />
    </div>
  )
}

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
