import { z } from 'zod';
import { MentorForm, type ManagedMentor } from '../../../../server/features/mentoring/manage.schema.ts';

/** A mentor as form values: numbers as text. */
export type MentorValues = {
  name: string;
  title: string;
  rating: string;
  experience: string;
  specialty: string;
  pricePerHour: string;
  accountEmail: string;
  accepts: boolean;
  active: boolean;
};

export const NEW_MENTOR: MentorValues = {
  name: '',
  title: '',
  rating: '',
  experience: '',
  specialty: '',
  pricePerHour: '',
  accountEmail: '',
  accepts: true,
  active: true,
};

export const valuesOf = ({
  name,
  title,
  rating,
  experience,
  specialty,
  pricePerHour,
  account,
  accepts,
  active,
}: ManagedMentor): MentorValues => ({
  name,
  title,
  specialty,
  accepts,
  active,
  rating: String(rating),
  experience: String(experience),
  pricePerHour: String(pricePerHour),
  accountEmail: account?.email ?? '',
});

const typed = z.string().transform(text => (text.trim() === '' ? undefined : Number(text)));

/** What is typed, as the server takes it. */
export const TypedMentor = z.object({
  ...MentorForm.shape,
  rating: typed.pipe(MentorForm.shape.rating),
  experience: typed.pipe(MentorForm.shape.experience),
  pricePerHour: typed.pipe(MentorForm.shape.pricePerHour),
});
export type MentorInput = z.input<typeof TypedMentor>;
export type MentorOutput = z.output<typeof TypedMentor>;
