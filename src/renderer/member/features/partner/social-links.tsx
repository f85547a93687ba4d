import { useId } from 'react'
import type { ManProfile } from '../../../../contract/calls/partner.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { Card } from '../../../ui/list/card.tsx'
import { SectionHeading } from '../../../ui/navigation/page-body.tsx'
import { TextLink } from '../../../ui/navigation/text-link.tsx'

const links = {
  twitterid: ['https://twitter.com/', '', profileCopy.socialLink.x],
  instagram: ['https://www.instagram.com/', '/', profileCopy.socialLink.instagram],
  tiktok: ['https://www.tiktok.com/@', '', profileCopy.socialLink.tiktok],
} as const

/** The man's accounts elsewhere, in a new tab without a referrer; an empty id shows no link (PROF-12, PROF-36). */
export function SocialLinks({ profile }: { profile: Pick<ManProfile, keyof typeof links> }) {
  const id = useId()
  const names = (['twitterid', 'instagram', 'tiktok'] as const).filter((name) => profile[name] !== '')
  if (names.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <SectionHeading id={id} className="mb-1">
        {profileCopy.section.social}
      </SectionHeading>
      <ul className="flex flex-wrap gap-x-6">
        {names.map((name) => {
          const [before, after, text] = links[name]
          return (
            <li key={name} className="min-h-11 content-center">
              <TextLink external href={`${before}${encodeURIComponent(profile[name])}${after}`}>
                {text}
              </TextLink>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
