import { Link, useLocation } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { landingCopy as copy } from './copy.ts'

const styles = {
  page: { row: 'md:flex md:justify-center', button: 'md:w-auto md:min-w-44', login: '' },
  photo: {
    row: 'lg:not-short:flex md:short:flex',
    button: 'md:short:w-auto md:short:min-w-39 lg:w-auto lg:min-w-44',
    login: 'md:bg-photo-veil md:text-on-photo md:inset-ring-on-photo/60',
  },
}

/** Links to sign up and log in. Both keep the query, which may carry tracking parameters (TRACK-10). */
export function LandingActions({ on = 'page' }: { on?: keyof typeof styles }) {
  const { search } = useLocation()
  const style = styles[on]
  return (
    <div className={`grid gap-3 ${style.row}`}>
      <Button className={style.button} render={<Link to={`/signup${search}`} />}>
        {copy.signUp}
      </Button>
      <Button tone="quiet" className={`${style.button} ${style.login}`} render={<Link to={`/login${search}`} />}>
        {copy.login}
      </Button>
    </div>
  )
}
