import { Link, useLocation } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { landingCopy as copy } from './copy.ts'

/** Sign up and log in; both keep the query, which may carry tracking values for a sign-up (TRACK-10). */
export function LandingActions() {
  const { search } = useLocation()
  return (
    <div className="grid gap-3">
      <Button render={<Link to={`/signup${search}`} />}>{copy.signUp}</Button>
      <Button tone="quiet" render={<Link to={`/login${search}`} />}>
        {copy.login}
      </Button>
    </div>
  )
}
