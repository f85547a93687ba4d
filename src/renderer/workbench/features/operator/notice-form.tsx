import { useState } from 'react'
import { longestLine, longestText } from '../../../../contract/control/operator/office.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { control } from '../../hub/control/call-control.ts'
import { operate } from '../../hub/control/operate.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { optionsOf } from '../../parts/choices.tsx'
import { Field, TextAreaField } from '../../parts/fields.tsx'
import { ChoiceField } from '../../parts/select-fields.tsx'
import { operatorCopy } from './copy.ts'

type Kind = keyof typeof operatorCopy.ja.notice.kinds
const audiences = ['all', Sex.woman, Sex.man] as const
type Audience = (typeof audiences)[number]

/** Publishes an item to all members, or to one sex. */
export function NoticeForm() {
  const words = useCopy(operatorCopy).notice
  const [kind, setKind] = useState<Kind>('news')
  const [audience, setAudience] = useState<Audience>('all')
  const [title, setTitle] = useState('')
  const [info, setInfo] = useState('')
  const [body, setBody] = useState('')
  const hasBody = kind === 'announcement' || kind === 'notice'
  const isReady = title.trim() !== '' && (!hasBody || body.trim() !== '') && (kind !== 'notice' || info.trim() !== '')
  const publish = async () => {
    const to = { audience: audience === 'all' ? null : audience }
    const publication = {
      news: { kind: 'news', ...to, info: title },
      topic: { kind: 'topic', ...to, name: title },
      announcement: { kind: 'announcement', ...to, title, body },
      notice: { kind: 'notice', ...to, title, info, body },
    } as const
    await operate(() => control.publish(publication[kind]), words.published)
    // What was typed meanwhile belongs to the next item.
    setTitle((typed) => (typed === title ? '' : typed))
    setInfo((typed) => (typed === info ? '' : typed))
    setBody((typed) => (typed === body ? '' : typed))
  }
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <ChoiceField label={words.kind} options={optionsOf(words.kinds)} value={kind} onChange={setKind} />
        <ChoiceField
          label={words.audience}
          options={audiences.map((value) => ({ value, label: words.audiences[value] }))}
          value={audience}
          onChange={setAudience}
        />
      </div>
      <Field label={hasBody ? words.title : words.line} maxLength={longestLine} value={title} onChange={setTitle} />
      {kind === 'notice' && <Field label={words.info} maxLength={longestLine} value={info} onChange={setInfo} />}
      {hasBody && <TextAreaField label={words.body} rows={4} maxLength={longestText} value={body} onChange={setBody} />}
      <ActionButton className="justify-self-start" disabled={!isReady} run={publish}>
        {words.publish}
      </ActionButton>
    </div>
  )
}
