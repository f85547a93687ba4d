import { useState } from 'react'
import { publish as publishCall } from '../../../../contract/control/operator.ts'
import { ActionButton, Choice, compactControl, Labelled } from '../../parts/buttons.tsx'
import { operate } from './operate.ts'

const kinds = [
  { value: 'news', label: '最新情報の1行' },
  { value: 'announcement', label: 'アナウンス（ダイアログ）' },
  { value: 'notice', label: 'お知らせ' },
  { value: 'topic', label: '掲示板の話題' },
] as const
type Kind = (typeof kinds)[number]['value']
const audiences = [
  { value: '', label: '全員' },
  { value: 2, label: '女性' },
  { value: 1, label: '男性' },
] as const
type Audience = (typeof audiences)[number]['value']

/** Something published to all members, or to one sex. */
export function NoticeForm() {
  const [kind, setKind] = useState<Kind>('news')
  const [audience, setAudience] = useState<Audience>('')
  const [line, setLine] = useState('')
  const [info, setInfo] = useState('')
  const [body, setBody] = useState('')
  const hasBody = kind === 'announcement' || kind === 'notice'
  const isReady =
    line.trim() !== '' && (!hasBody || body.trim() !== '') && (kind !== 'notice' || info.trim() !== '')
  const publish = async () => {
    const to = { audience: audience === '' ? null : audience }
    const publication = {
      news: { kind: 'news', ...to, info: line },
      topic: { kind: 'topic', ...to, name: line },
      announcement: { kind: 'announcement', ...to, title: line, body },
      notice: { kind: 'notice', ...to, title: line, info, body },
    } as const
    await operate(publishCall, publication[kind], '公開しました')
    setLine('')
    setInfo('')
    setBody('')
  }
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Labelled label="種類">
          <Choice options={kinds} value={kind} onChange={setKind} />
        </Labelled>
        <Labelled label="対象">
          <Choice options={audiences} value={audience} onChange={setAudience} />
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
