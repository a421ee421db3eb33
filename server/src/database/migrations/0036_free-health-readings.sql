ALTER TABLE "health_readings" DROP CONSTRAINT "health_readings_circle_id_circles_id_fk";
