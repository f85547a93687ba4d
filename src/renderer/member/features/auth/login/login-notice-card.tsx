import { Notice } from '../../../../ui/feedback/notice.tsx'
import type { LoginNotice } from './login-notice.ts'

/** Notice of the last session, above the form until the page closes (AUTH-75). */
export function LoginNoticeCard({ notice: { lines, kind } }: { notice: LoginNotice }) {
  const [title, ...rest] = lines
  return (
    <Notice live tone={kind === 'alarm' ? 'alarm' : 'info'} title={<span className="text-s">{title}</span>}>
      {rest.length > 0 && rest.join('')}
    </Notice>
  )
}
