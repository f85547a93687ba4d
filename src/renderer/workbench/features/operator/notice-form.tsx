import { useState } from 'react'
import { Sex } from '../../../../contract/enums/member.ts'
import { control } from '../../hub/control/call-control.ts'
import { operate } from '../../hub/control/operate.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { ChoiceField, Field } from '../../parts/fields.tsx'

const kinds = [
  { value: 'news', label: '最新情報の1行' },
  { value: 'announcement', label: 'アナウンス（ダイアログ）' },
  { value: 'notice', label: 'お知らせ' },
  { value: 'topic', label: '掲示板の話題' },
] as const
type Kind = (typeof kinds)[number]['value']
const audiences = [
  { value: '', label: '全員' },
  { value: Sex.woman, label: '女性' },
  { value: Sex.man, label: '男性' },
] as const
type Audience = (typeof audiences)[number]['value']

/** Publishes an item to all members, or to one sex. */
export function NoticeForm() {
  const [kind, setKind] = useState<Kind>('news')
  const [audience, setAudience] = useState<Audience>('')
  const [title, setTitle] = useState('')
  const [info, setInfo] = useState('')
  const [body, setBody] = useState('')
  const hasBody = kind === 'announcement' || kind === 'notice'
  const isReady = title.trim() !== '' && (!hasBody || body.trim() !== '') && (kind !== 'notice' || info.trim() !== '')
  const publish = async () => {
    const to = { audience: audience === '' ? null : audience }
    const publication = {
      news: { kind: 'news', ...to, info: title },
      topic: { kind: 'topic', ...to, name: title },
      announcement: { kind: 'announcement', ...to, title, body },
      notice: { kind: 'notice', ...to, title, info, body },
    } as const
    await operate(() => control.publish(publication[kind]), '公開しました')
    setTitle('')
    setInfo('')
    setBody('')
  }
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <ChoiceField label="種類" options={kinds} value={kind} onChange={setKind} />
        <ChoiceField label="対象" options={audiences} value={audience} onChange={setAudience} />
      </div>
      <Field label={hasBody ? 'タイトル' : '文'} maxLength={200} value={title} onChange={setTitle} />
      {kind === 'notice' && <Field label="一覧に出る一文" maxLength={200} value={info} onChange={setInfo} />}
      {hasBody && <Field label="本文" rows={4} value={body} onChange={setBody} />}
      <div>
        <ActionButton disabled={!isReady} run={publish}>
          公開する
        </ActionButton>
      </div>
    </div>
  )
}
