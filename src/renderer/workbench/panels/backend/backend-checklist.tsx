import type { BackendCheck } from '../../../../contract/control/backend.ts'
import { type IconName, Icon } from '../../../ui/base/icon.tsx'
import { Disclosure } from '../../../ui/overlay/disclosure.tsx'
import { clockText, problemTexts } from './check-texts.ts'

interface BackendChecklistProps {
  check: BackendCheck
}

const marks: Record<'good' | 'warn' | 'bad', { icon: IconName; tone: string; label: string }> = {
  good: { icon: 'check', tone: 'bg-leaf-soft text-leaf', label: '問題ありません' },
  warn: { icon: 'warning', tone: 'bg-lantern-soft text-lantern-ink', label: 'ご注意ください' },
  bad: { icon: 'close', tone: 'bg-alarm-soft text-alarm', label: 'つなげません' },
}

interface LineProps {
  mark: keyof typeof marks
  title: string
  text: string
  aside: string
}

function Line({ mark, title, text, aside }: LineProps) {
  const { icon, tone, label } = marks[mark]
  return (
    <li className="flex items-start gap-2.5 py-2.5 text-s">
      <span className={`grid size-6 shrink-0 place-items-center rounded-full ${tone}`}>
        <Icon name={icon} size={14} />
        <span className="sr-only">{label}</span>
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block phrase text-ink-2">{text}</span>
      </span>
      <span className="shrink-0 text-xs text-ink-3 num">{aside}</span>
    </li>
  )
}

/** What a look at a server told, before anything is switched. */
export function BackendChecklist({ check }: BackendChecklistProps) {
  const { durationMs, problem, clockMs, sockets, calls } = check
  const drifted = calls.filter(({ issues }) => issues.length > 0)
  if (problem !== null && calls.length === 0)
    return (
      <ul aria-label="つなぐ前の確認">
        <Line mark="bad" title="届きません" text={problemTexts[problem]} aside={`${durationMs} ms`} />
      </ul>
    )
  const clock = clockText(clockMs)
  return (
    <div>
      <ul aria-label="つなぐ前の確認" className="divide-y divide-line">
        <Line
          mark={sockets === true ? 'good' : 'warn'}
          title="届きます"
          text={
            sockets === true
              ? 'ソケットも開きます。'
              : 'ソケットは開きません。メッセージはその場で届きません。'
          }
          aside={`${durationMs} ms`}
        />
        <Line
          mark={drifted.length === 0 && problem === null ? 'good' : 'warn'}
          title={
            drifted.length === 0 ? '契約に合っています' : `契約と違う呼び出しが${drifted.length}件あります`
          }
          text="ログインせず、読むだけの呼び出しで確かめました。"
          aside={`${calls.length - drifted.length} ／ ${calls.length}`}
        />
        <Line mark={clock.mark} title={clock.title} text={clock.text} aside={clock.aside} />
        <Line
          mark="good"
          title="何も書き込んでいません"
          text="つないだあとの操作は、本物のデータに残ります。"
          aside=""
        />
      </ul>
      {drifted.length > 0 && (
        <Disclosure summary="違うところを見る">
          <ul className="grid gap-2 font-mono text-xs">
            {drifted.map(({ id, method, path, issues }) => (
              <li key={`${id} ${path}`}>
                {method} {path}
                {issues.map((issue) => (
                  <span key={issue.path} className="block break-all text-ink-2">
                    {issue.path} 契約 {issue.expected} 実際 {issue.actual}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
