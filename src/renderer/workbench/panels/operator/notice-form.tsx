import { useState } from 'react'
import { ActionButton } from '../../parts/action-button.tsx'
import { compactControl } from '../../parts/compact-control.ts'
import { Labelled } from '../../parts/labelled.tsx'
import { operate } from './operate.ts'

const kinds = [
  { value: 'news', label: '最新情報の1行' },
  { value: 'announcement', label: 'アナウンス（ダイアログ）' },
  { value: 'notice', label: 'お知らせ' },
  { value: 'topic', label: '掲示板の話題' },
] as const
type Kind = (typeof kinds)[number]['value']

/** Something published to all members, or to one sex. */
export function NoticeForm() {
  const [kind, setKind] = useState<Kind>('news')
  const [audience, setAudience] = useState('')
  const [line, setLine] = useState('')
  const [info, setInfo] = useState('')
  const [body, setBody] = useState('')
  const hasBody = kind === 'announcement' || kind === 'notice'
  const isReady =
    line.trim() !== '' && (!hasBody || body.trim() !== '') && (kind !== 'notice' || info.trim() !== '')
  const publish = async () => {
    const contents = {
      news: { info: line },
      topic: { name: line },
      announcement: { title: line, body },
      notice: { title: line, info, body },
    }[kind]
    const to = audience === '' ? {} : { audience: Number(audience) }
    await operate('/notice', { kind, ...to, ...contents }, '公開しました')
    setLine('')
    setInfo('')
    setBody('')
  }
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Labelled label="種類">
          <select
            value={kind}
            onChange={(event) =>
              setKind(kinds.find(({ value }) => value === event.target.value)?.value ?? 'news')
            }
            className={compactControl}
          >
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Labelled>
        <Labelled label="対象">
          <select
            value={audience}
            onChange={(event) => setAudience(event.target.value)}
            className={compactControl}
          >
            <option value="">全員</option>
            <option value="2">女性</option>
            <option value="1">男性</option>
          </select>
        </Labelled>
      </div>
      <Labelled label={hasBody ? 'タイトル' : '文'}>
        <input
          maxLength={200}
          value={line}
          onChange={(event) => setLine(event.target.value)}
          className={compactControl}
        />
      </Labelled>
      {kind === 'notice' && (
        <Labelled label="一覧に出る一文">
          <input
            maxLength={200}
            value={info}
            onChange={(event) => setInfo(event.target.value)}
            className={compactControl}
          />
        </Labelled>
      )}
      {hasBody && (
        <Labelled label="本文">
          <textarea
            rows={4}
            value={body}
            onChange={(event) => setBody(event.target.value)}
            className={compactControl}
          />
        </Labelled>
      )}
      <div>
        <ActionButton disabled={!isReady} run={publish}>
          公開する
        </ActionButton>
      </div>
    </div>
  )
}
