// The limit to compare the academy with: the same read by plain node:http and better-sqlite3 prepared statements,
// nothing else. `node scripts/bench/baseline.ts FILE PORT`
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import Sqlite from 'better-sqlite3';

const [file = '', port = '0'] = process.argv.slice(2);
const db = new Sqlite(file, { readonly: true });

const findSession = db.prepare(`
  select s.expires_at, s.created_at as started_at, u.id, u.full_name, u.username, u.email, u.role, u.rating,
    u.experience, u.coins, u.phone, u.bio, u.location, u.date_of_birth, u.avatar_url, u.created_at
  from sessions s join users u on u.id = s.user_id where s.id = ?`);

const findCourses = db.prepare(`
  select c.id, c.title, c.description, c.category, c.difficulty, c.status, c.price_cents,
    c.duration_minutes, c.image_url, c.created_at, c.updated_at,
    (select count(*) from lessons l where l.course_id = c.id and l.active) as total_lessons,
    (select count(*) from enrollments e where e.course_id = c.id) as total_students,
    (select count(e.rating) from enrollments e where e.course_id = c.id) as total_ratings,
    (select coalesce(sum(e.rating), 0) from enrollments e where e.course_id = c.id) as rating_sum,
    (select count(e.completed_at) from enrollments e where e.course_id = c.id) as completions,
    (select coalesce(sum(e.paid_cents), 0) from enrollments e where e.course_id = c.id) as revenue_cents,
    (select coalesce(sum(e.completed_lessons), 0) from enrollments e where e.course_id = c.id) as completed_lessons
  from courses c join users u on u.id = c.professor_id
  where c.professor_id = ? and c.status <> 'inactive' order by c.updated_at desc, c.id`);

type Row = Record<string, number> &
  Record<'title' | 'description' | 'category' | 'difficulty' | 'status' | 'image_url', string>;

const toCourse = (row: Row) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  difficulty: row.difficulty,
  price: row.price_cents,
  duration: row.duration_minutes,
  imageUrl: row.image_url,
  totalLessons: row.total_lessons,
  rating: row.total_ratings === 0 ? null : Math.round((10 * (row.rating_sum ?? 0)) / (row.total_ratings ?? 1)) / 10,
  totalRatings: row.total_ratings,
  status: row.status,
  studentsEnrolled: row.total_students,
  completedLessons: row.completed_lessons,
  revenue: row.revenue_cents,
  completionRate: row.total_students === 0 ? 0 : Math.floor((100 * (row.completions ?? 0)) / (row.total_students ?? 1)),
  createdAt: new Date(row.created_at ?? 0).toISOString(),
  lastUpdated: new Date(row.updated_at ?? 0).toISOString(),
});

const sum = (rows: Row[], figure: (row: Row) => number | undefined): number =>
  rows.reduce((total, row) => total + (figure(row) ?? 0), 0);

const toAnswer = (rows: Row[]) => {
  const totalRatings = sum(rows, row => row.total_ratings);
  return {
    courses: rows.map(toCourse),
    total: rows.length,
    page: 1,
    pageSize: 100,
    stats: {
      totalCourses: rows.length,
      activeCourses: rows.filter(({ status }) => status === 'active').length,
      draftCourses: rows.filter(({ status }) => status === 'draft').length,
      pausedCourses: rows.filter(({ status }) => status === 'paused').length,
      totalLessons: sum(rows, row => row.total_lessons),
      publishedLessons: sum(rows, row => (row.status === 'draft' ? 0 : row.total_lessons)),
      enrollments: sum(rows, row => row.total_students),
      revenue: sum(rows, row => row.revenue_cents),
      rating: totalRatings === 0 ? null : Math.round((10 * sum(rows, row => row.rating_sum)) / totalRatings) / 10,
      totalRatings,
    },
  };
};

createServer((request, response) => {
  const sessionId = /(?:^|; )session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const session = findSession.get(createHash('sha256').update(sessionId).digest('hex')) as
    | { id: number; role: string; expires_at: number }
    | undefined;
  const isProfessor = session && session.expires_at > Date.now() && session.role === 'professor';
  const body = JSON.stringify(
    isProfessor ? toAnswer(findCourses.all(session.id) as Row[]) : { message: 'Faça login para continuar' },
  );
  response.writeHead(isProfessor ? 200 : 401, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}).listen(Number(port), '127.0.0.1');
