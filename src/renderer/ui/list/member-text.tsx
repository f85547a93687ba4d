interface MemberTextProps {
  children: string
  className?: string | undefined
}

/** What a member wrote at length: line breaks kept, usual Japanese breaks, long words broken. Always plain text. */
export function MemberText({ children, className = '' }: MemberTextProps) {
  return <p className={`text-s break-normal wrap-anywhere whitespace-pre-wrap ${className}`}>{children}</p>
}
