import { Link, useLocation } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { landingCopy as copy } from './copy.ts'

/** Sign up and log in, on the picture where the window is wide; both keep the query, which may carry tracking values for a sign-up (TRACK-10). */
export function LandingActions({ onPhoto = false }: { onPhoto?: boolean }) {
  const { search } = useLocation()
  return (
    <div className={`grid gap-3 lg:flex ${onPhoto ? '' : 'lg:justify-center'}`}>
      <Button className="lg:w-auto lg:min-w-44" render={<Link to={`/signup${search}`} />}>
        {copy.signUp}
      </Button>
      <Button
        tone="quiet"
        className={`lg:w-auto lg:min-w-44 ${onPhoto ? 'lg:bg-photo-veil lg:text-on-photo lg:inset-ring-on-photo/60' : ''}`}
        render={<Link to={`/login${search}`} />}
      >
        {copy.login}
      </Button>
    </div>
  )
}
