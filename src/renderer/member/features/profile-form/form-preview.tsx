import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'
import { formCopy } from '../../../lib/copy/form.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { MemberPhoto } from '../../shared/parts/member-picture.tsx'
import type { ProfileValues } from './profile-values.ts'

const { label } = profileCopy

/** Live preview of the profile beside the form in a wide window, as a partner sees it first (D-81). */
export function FormPreview({ photo, man }: { photo: string; man: boolean }) {
  const { control } = useFormContext<ProfileValues>()
  const [name, age, area, text, times, dm, tel] = useWatch({
    control,
    name: [
      'twitter_name',
      'age',
      'area',
      man ? 'propensity' : 'sexual_experience',
      'your_freetimes',
      'your_pre_dm',
      'your_pre_tel',
    ],
  })
  const facts = [
    { title: label.your_freetimes, value: times.join('・') },
    { title: label.your_pre_dm, value: dm },
    { title: label.your_pre_tel, value: tel },
  ].filter(({ value }) => value !== '')
  return (
    <aside aria-label={formCopy.preview.title} className="sticky top-6 hidden content-start gap-3 self-start @6xl:grid">
      <p className="text-s font-semibold text-ink-2">{formCopy.preview.title}</p>
      <div className="relative overflow-hidden rounded-m shadow-1">
        <MemberPhoto src={photo} alt="" shape="portrait" />
        <div className="absolute inset-x-0 bottom-0 dusk px-4 pt-12 pb-3 text-on-photo">
          <p className="font-display text-l wrap-anywhere">
            <bdi>{name || commonCopy.name.unnamed}</bdi>
            <span className="ms-2 font-sans text-m num">{age}</span>
          </p>
          <p className="text-s">{area.join('・')}</p>
        </div>
      </div>
      <Card space="s" className="grid gap-2.5">
        <p className="line-clamp-4 text-s wrap-anywhere text-ink-2">{text || profileCopy.empty.introduction}</p>
        {facts.length > 0 && (
          <dl className="grid gap-1.5 border-t border-line pt-2.5">
            {facts.map(({ title, value }) => (
              <div key={title}>
                <dt className="text-xs text-ink-3">{title}</dt>
                <dd className="text-s">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
      <TextLink render={<Link to="/preview" />}>{formCopy.preview.whole}</TextLink>
    </aside>
  )
}
