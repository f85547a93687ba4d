import type { ReactNode } from 'react'

/** The centred column that holds the forms before login. */
export function AuthPageFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-1 flex-col justify-center gap-5.5 px-7 pt-2 pb-16 lg:my-auto lg:max-w-120 lg:flex-none lg:rounded-l lg:bg-surface lg:px-14 lg:py-12 lg:shadow-2">
      {children}
    </div>
  )
}
