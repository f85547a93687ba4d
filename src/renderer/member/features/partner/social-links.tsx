import type { ManProfile } from '../../../../contract/calls/partner.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { SectionCard } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'

const copy = profileCopy.socialLink

/** Networks in the order of their links. `address` takes an id that is encoded for an address. */
const networks = [
  { field: 'twitterid', text: copy.x, address: (id: string) => `https://twitter.com/${id}` },
  { field: 'instagram', text: copy.instagram, address: (id: string) => `https://www.instagram.com/${id}/` },
  { field: 'tiktok', text: copy.tiktok, address: (id: string) => `https://www.tiktok.com/@${id}` },
] as const

type SocialIds = Pick<ManProfile, (typeof networks)[number]['field']>

/** Links to the man's social accounts, in a new tab without a referrer. An empty id has no link (PROF-12, PROF-36). */
export function SocialLinks({ profile }: { profile: SocialIds }) {
  const links = networks.filter(({ field }) => profile[field] !== '')
  if (links.length === 0) return null
  return (
    <SectionCard title={profileCopy.section.social} className="grid gap-1">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ field, text, address }) => (
          <li key={field} className="min-h-11 content-center">
            <TextLink external href={address(encodeURIComponent(profile[field]))}>
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
