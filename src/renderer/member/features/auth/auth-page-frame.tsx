import type { ReactNode } from 'react'

/** The centred column that holds the forms before login. */
export function AuthPageFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-1 flex-col justify-center gap-5.5 px-7 pt-2 pb-16">
      {children}
    </div>
  )
}
