import { Avatar } from '../../../ui/list/avatar.tsx'

interface PersonaFaceProps {
  /** Path of the member's first photo, as the member app shows it; without one a drawn landscape. */
  photo: string | null | undefined
  size?: 26 | 36 | undefined
}

/** Whose phone, persona or line this is. */
export function PersonaFace({ photo, size = 26 }: PersonaFaceProps) {
  return <Avatar src={photo} size={size} />
}
