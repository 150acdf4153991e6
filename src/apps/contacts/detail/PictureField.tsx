import { useController, useFormContext } from 'react-hook-form';
import { PictureUpload } from '~/features/uploads/PictureUpload.tsx';
import { fullName } from '../fullName.ts';
import type { ContactValues } from './contactForm.ts';

/** The picture of the contact, which is chosen, sent and kept with the other fields. */
export function PictureField() {
  const { watch } = useFormContext<ContactValues>();
  const { field } = useController<ContactValues, 'avatar'>({ name: 'avatar' });
  const [name, lastName] = watch(['name', 'lastName']);
  return (
    <PictureUpload
      purpose="AVATAR"
      name={fullName({ name, lastName }) || '?'}
      url={field.value}
      onChange={field.onChange}
    />
  );
}
