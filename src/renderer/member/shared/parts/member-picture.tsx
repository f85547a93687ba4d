import type { ComponentProps } from 'react'
import { socialFallbackPath } from '../../../../contract/calls/photo.ts'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { Photo } from '../../../ui/list/photo.tsx'
import { useConfig } from '../../api/use-config.ts'

/** Address of the drawing that replaces a missing photo of a member. */
export function useFallbackPicture(): string {
  return `${useConfig().apiBase}${socialFallbackPath}`
}

/** Avatar of a member, or the drawing. */
export function MemberAvatar(props: Omit<ComponentProps<typeof Avatar>, 'fallbackSrc'>) {
  return <Avatar {...props} fallbackSrc={useFallbackPicture()} />
}

/** Photo of a member, or the drawing. */
export function MemberPhoto(props: Omit<ComponentProps<typeof Photo>, 'fallbackSrc'>) {
  return <Photo {...props} fallbackSrc={useFallbackPicture()} />
}
