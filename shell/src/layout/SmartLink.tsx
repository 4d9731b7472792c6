import { VisuallyHidden } from '@university/shared/kit';
import type { AnchorHTMLAttributes } from 'react';
import { Link } from '@university/shared/router';
import { layoutTexts } from './texts';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

export function SmartLink({ to, children, ...rest }: Props) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span aria-hidden="true">&nbsp;↗</span>
      <VisuallyHidden> {layoutTexts.external}</VisuallyHidden>
    </a>
  );
}
