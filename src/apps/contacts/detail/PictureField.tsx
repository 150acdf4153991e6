import { useController, useFormContext } from 'react-hook-form';
import { Avatar } from '~/shell/ui/Avatar.tsx';
import { fullName } from '../fullName.ts';
import type { ContactValues } from './contactForm.ts';

/** The picture of the contact. */
export function PictureField() {
  const { watch } = useFormContext<ContactValues>();
  const { field } = useController<ContactValues, 'avatar'>({ name: 'avatar' });
  const [name, lastName] = watch(['name', 'lastName']);
  return <Avatar name={fullName({ name, lastName }) || '?'} picture={field.value} size={72} />;
}
