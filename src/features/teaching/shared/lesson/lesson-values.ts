/** A lesson as the values of its form, converted from and to what the server stores. */
import {
  type CourseLessonForm,
  CourseLessonForm as Contract,
  DEFAULT_LESSON_DURATION,
  DEFAULT_QUIZ_TIME_LIMIT,
  LESSONS_PER_COURSE,
  type LessonFormValues,
} from '../../../../../server/features/teaching/lesson-form.schema.ts';
import type { Lesson } from '../../../../../server/features/lessons/lessons.schema.ts';
import { lineInPortuguese } from '../../../../lib/portuguese-moves.ts';
import { embedSourceOf } from '../../../../video/embed-source.ts';
import { dayOf, momentAt, timeOf } from '../../../../lib/moments.ts';
import type { Issue } from '../../../../lib/form.ts';
import { isUploadedFile } from '../../../../lib/lesson-file.ts';

export { LESSONS_PER_COURSE };
const OPTION_SLOTS = 4;

export type VideoSource = 'upload' | 'youtube' | 'vimeo' | 'external';
type Quiz = NonNullable<LessonFormValues['quiz']>;
export type QuestionType = NonNullable<Quiz['questions'][number]['type']>;
export type ResourceType = NonNullable<LessonFormValues['resources']>[number]['type'];

export type ResourceValues = { name: string; type: ResourceType; url: string };
export type QuestionValues = {
  questionId: number | null;
  question: string;
  type: QuestionType;
  options: string[];
  /** Index of the right option, as text; empty for none. Radio buttons only hold text. */
  correctOption: string;
  /** For the other types: 'true', 'false', or the model answer. */
  correctAnswer: string;
  explanation: string;
  /** Of a question on the board: its position, and the right lines, one below the other. */
  fen: string;
  lines: string;
  equal: boolean;
};
export type LessonValues = {
  lessonId: number | null;
  version: number | null;
  title: string;
  description: string;
  duration: number;
  order: number;
  videoSource: VideoSource;
  videoUrl: string;
  resources: ResourceValues[];
  quiz: { title: string; timeLimit: number; questions: QuestionValues[] };
  active: boolean;
  /** The value of a date and time input, in São Paulo; empty for none. */
  scheduledAt: string;
  cancelled: boolean;
};
/** The form of one lesson and that of a course's lessons have the same fields. */
export type LessonsValues = { lessons: LessonValues[] };

export const blankResource: ResourceValues = { name: '', type: 'pdf', url: '' };
export const blankQuestion = (): QuestionValues => ({
  questionId: null,
  question: '',
  type: 'multiple_choice',
  options: Array.from({ length: OPTION_SLOTS }, () => ''),
  correctOption: '',
  correctAnswer: '',
  explanation: '',
  fen: '',
  lines: '',
  equal: false,
});

export const blankLesson = (order: number, own: Partial<LessonValues> = {}): LessonValues => ({
  lessonId: null,
  version: null,
  title: '',
  description: '',
  duration: DEFAULT_LESSON_DURATION,
  order,
  videoSource: 'youtube',
  videoUrl: '',
  resources: [],
  quiz: { title: '', timeLimit: DEFAULT_QUIZ_TIME_LIMIT, questions: [] },
  active: true,
  scheduledAt: '',
  cancelled: false,
  ...own,
});

const sourceOf = (url: string | null): VideoSource => {
  if (!url) return 'youtube';
  return isUploadedFile(url) ? 'upload' : (embedSourceOf(url)?.provider ?? 'external');
};

/** ISO 8601 in UTC → the yyyy-mm-ddThh:mm of an input, in São Paulo. */
export const toInput = (iso: string | null): string =>
  iso === null ? '' : `${dayOf(new Date(iso))}T${timeOf(new Date(iso))}`;
/** And back; what is not a date is sent as it is, so that the server reports it. */
const fromInput = (text: string): string | null => {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(text) ?? [];
  return text === '' ? null : Number.isNaN(Date.parse(`${day}T${time}:00Z`)) ? text : momentAt(day, time);
};

type StoredQuestion = NonNullable<Lesson['quiz']>['questions'][number];

const questionValuesOf = ({
  id,
  question,
  type,
  options,
  correctAnswer = '',
  explanation,
  fen,
  lines = [],
  equal = false,
}: StoredQuestion): QuestionValues => {
  const index = options.indexOf(correctAnswer);
  return {
    questionId: id,
    question,
    type,
    options: type === 'multiple_choice' ? options : blankQuestion().options,
    correctOption: type === 'multiple_choice' && index >= 0 ? String(index) : '',
    correctAnswer: type === 'multiple_choice' ? '' : correctAnswer,
    explanation: explanation ?? '',
    fen: fen ?? '',
    lines: lines.map(lineInPortuguese).join('\n'),
    equal,
  };
};

/** The form values of a stored lesson. */
export const lessonValuesOf = (lesson: Lesson): LessonValues => ({
  lessonId: lesson.id,
  version: lesson.version,
  title: lesson.title,
  description: lesson.description,
  duration: lesson.estimate,
  order: lesson.order,
  videoSource: sourceOf(lesson.videoUrl),
  videoUrl: lesson.videoUrl ?? '',
  resources: lesson.resources.map(({ name, type, url }) => ({ name, type, url: url ?? '' })),
  quiz: lesson.quiz
    ? {
        title: lesson.quiz.title,
        timeLimit: lesson.quiz.timeLimit,
        questions: lesson.quiz.questions.map(questionValuesOf),
      }
    : { title: '', timeLimit: DEFAULT_QUIZ_TIME_LIMIT, questions: [] },
  active: lesson.active,
  scheduledAt: toInput(lesson.scheduledAt),
  cancelled: lesson.cancelled,
});

/** A blank number field counts as its default. */
const numberOr = (value: number, otherwise: number): number => (Number.isFinite(value) ? value : otherwise);

export const isBlankResource = ({ name, url }: ResourceValues): boolean => name.trim() === '' && url.trim() === '';
const isBlankQuiz = ({ title, questions }: LessonValues['quiz']): boolean =>
  questions.length === 0 && title.trim() === '';

const linesIn = (text: string): string[] => text.split('\n').filter(line => line.trim() !== '');

const questionOf = ({
  questionId,
  type,
  options,
  correctOption,
  correctAnswer,
  fen,
  lines,
  equal,
  ...texts
}: QuestionValues): Quiz['questions'][number] => ({
  ...(questionId !== null && { id: questionId }),
  ...texts,
  type,
  ...(type === 'board' && { fen, lines: linesIn(lines), equal }),
  options: type === 'multiple_choice' ? options : [],
  correctAnswer: type === 'multiple_choice' ? (options[Number(correctOption || -1)]?.trim() ?? '') : correctAnswer,
});

/** What is sent, still with blank rows at their indexes. */
const withBlanks = ({ lessonId, version, videoSource, videoUrl, quiz, scheduledAt, ...values }: LessonValues) => ({
  ...values,
  ...(lessonId !== null && { id: lessonId }),
  ...(version !== null && { version }),
  duration: numberOr(values.duration, DEFAULT_LESSON_DURATION),
  order: numberOr(values.order, 1),
  // The address of another source is none of an upload.
  videoUrl: videoSource === 'upload' && !isUploadedFile(videoUrl) ? '' : videoUrl,
  quiz: isBlankQuiz(quiz)
    ? null
    : {
        title: quiz.title,
        timeLimit: numberOr(quiz.timeLimit, DEFAULT_QUIZ_TIME_LIMIT),
        questions: quiz.questions.map(questionOf),
      },
  scheduledAt: fromInput(scheduledAt),
  cancelled: values.cancelled && scheduledAt !== '',
});

/**
 * What is sent to the server, without blank resources, blank options and an empty quiz.
 */
export const toLesson = (values: LessonValues): CourseLessonForm => {
  const lesson = withBlanks(values);
  return Contract.parse({ ...lesson, resources: values.resources.filter(resource => !isBlankResource(resource)) });
};

/** Whether an address is of the kind that was chosen for it. */
const isOfSource = ({ videoSource, videoUrl }: LessonValues): boolean => {
  if (videoUrl.trim() === '' || (videoSource !== 'youtube' && videoSource !== 'vimeo')) return true;
  return embedSourceOf(videoUrl)?.provider === videoSource;
};

/**
 * To the server a blank option that is marked is no answer. Here it gets its own message beside the option.
 */
const blankMarks = ({ quiz }: LessonValues): Issue[] =>
  quiz.questions.flatMap(({ type, options, correctOption }, index) =>
    type === 'multiple_choice' && options[Number(correctOption || -1)]?.trim() === ''
      ? [{ path: `quiz.questions.${index}.options.${correctOption}`, message: 'A opção marcada está em branco' }]
      : [],
  );

/** Why a lesson cannot be saved, by the path of the field in this form. */
export const lessonIssues = (values: LessonValues): Issue[] => {
  const { error } = Contract.safeParse(withBlanks(values));
  const isOfBlankRow = ([field, index]: readonly PropertyKey[]): boolean => {
    const row = field === 'resources' ? values.resources[Number(index)] : undefined;
    return row !== undefined && isBlankResource(row);
  };
  const issues = (error?.issues ?? [])
    .filter(({ path }) => !isOfBlankRow(path))
    .map(({ path, message }) => ({ path: path.join('.'), message }));
  if (!isOfSource(values) && !issues.some(({ path }) => path === 'videoUrl'))
    issues.push({ path: 'videoUrl', message: 'URL do vídeo inválida' });
  return [...issues, ...blankMarks(values)];
};
