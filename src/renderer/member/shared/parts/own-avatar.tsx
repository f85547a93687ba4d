import { accountDetailEndpoint } from '../../../../contract/calls/profile.ts'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { useEndpoint } from '../../api/use-endpoint.ts'

/** The member's first photo, which the account does not include. */
export function OwnAvatar({ size = 54 }: { size?: 36 | 54 }) {
  const { data } = useEndpoint(accountDetailEndpoint, {})
  return <Avatar src={data?.profile1} size={size} eager />
}
