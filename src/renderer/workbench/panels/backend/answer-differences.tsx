import type { PhoneDifferences } from '../../../../contract/control/backend.ts'

const kinds = {
  missing: '実際の API にありません',
  extra: 'モックにありません',
  type: '型が違います',
} as const

/** The calls that were answered with another status, or made differently. */
export function AnswerDifferences({ differences: { compared, calls } }: { differences: PhoneDifferences }) {
  return (
    <section aria-label="応答の違い" className="grid gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <h3>応答の違い</h3>
        <span className="text-xs text-ink-2 num">{compared}の呼び出しを比較</span>
      </div>
      {calls.length === 0 ? (
        <p className="text-s text-ink-2">
          {compared === 0
            ? '両方で同じ呼び出しがあると、応答の形を見比べます。'
            : 'ステータスも応答の形も同じです。'}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {calls.map(({ call, mock, real, places }) => (
            <li key={call} className="grid gap-1 py-2 text-xs">
              <code className="font-mono font-semibold break-all">{call}</code>
              {mock !== real && (
                <span className="text-alarm num">{`ステータス ・ モック ${mock} ・ 実際の API ${real}`}</span>
              )}
              {places.map(({ place, kind }) => (
                <span key={place} className="flex items-baseline justify-between gap-3">
                  <code className="min-w-0 font-mono break-all text-ink-2">{place}</code>
                  <span className="shrink-0">{kinds[kind]}</span>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
