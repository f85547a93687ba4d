import { accountDetailEndpoint } from '../../../../contract/calls/profile.ts'
import { socialFallbackPath } from '../../../../contract/rules/photo.ts'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { Photo } from '../../../ui/list/photo.tsx'
import { useConfig } from '../../api/config.ts'
import { useEndpoint } from '../../api/queries.ts'

/** Address of the drawing that replaces a missing photo of a member. */
export function useFallbackPicture(): string {
  return `${useConfig().apiBase}${socialFallbackPath}`
}

export function MemberAvatar(props: Omit<React.ComponentProps<typeof Avatar>, 'fallbackSrc'>) {
  return <Avatar {...props} fallbackSrc={useFallbackPicture()} />
}

export function MemberPhoto(props: Omit<React.ComponentProps<typeof Photo>, 'fallbackSrc'>) {
  return <Photo {...props} fallbackSrc={useFallbackPicture()} />
}

/** The member's first photo, which the account does not include. */
export function OwnAvatar({ size = 54 }: { size?: 36 | 54 }) {
  const { data } = useEndpoint(accountDetailEndpoint, {})
  return <Avatar src={data?.profile1} size={size} eager />
}
