import { Link } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Logo } from '../../../ui/brand/brand.tsx'

/** Page for an unknown address, with a link to home (D-31). */
export function NotFoundPage() {
  const copy = commonCopy.notFound
  return (
    <div className="grid justify-items-center gap-5 px-5 py-16 text-center">
      <Logo size={54} />
      <h1>{copy.title}</h1>
      <p className="phrase text-ink-2">{copy.text}</p>
      <Button wide={false} render={<Link to="/home" replace />}>
        {copy.button}
      </Button>
    </div>
  )
}
