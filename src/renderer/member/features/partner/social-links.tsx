import type { ManProfile } from '../../../../contract/calls/partner.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { SectionCard } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'

const links = {
  twitterid: ['https://twitter.com/', '', profileCopy.socialLink.x],
  instagram: ['https://www.instagram.com/', '/', profileCopy.socialLink.instagram],
  tiktok: ['https://www.tiktok.com/@', '', profileCopy.socialLink.tiktok],
} as const

/** Links to the man's social accounts, in a new tab without a referrer. An empty id has no link (PROF-12, PROF-36). */
export function SocialLinks({ profile }: { profile: Pick<ManProfile, keyof typeof links> }) {
  const names = (['twitterid', 'instagram', 'tiktok'] as const).filter((name) => profile[name] !== '')
  if (names.length === 0) return null
  return (
    <SectionCard title={profileCopy.section.social} className="grid gap-1">
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
    </SectionCard>
  )
}
